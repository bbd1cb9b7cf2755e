<?php

/**
 * Calculators and pages of the Storage Handbook in pages of the wiki:
 *
 *     {{handbook>raid-iops level=RAID5 drives=20 drive-iops=170 read=20%|Title}}
 *     {{handbook>ru/guides/iops-and-raid-penalty.html|Title}}
 *
 * lang=, scheme= and v= (version of the calculator) may stand among the inputs. Whatever comes from a page is checked
 * here and escaped; which inputs a calculator has, the calculator itself knows and says.
 */
class syntax_plugin_handbook extends \dokuwiki\Extension\SyntaxPlugin
{
    private const OPEN = '{{handbook>';
    private const MOST_INPUTS = 40;
    private const MOST_CHARACTERS = 200;

    public function getType()
    {
        return 'substition';
    }

    public function getPType()
    {
        return 'block';
    }

    public function getSort()
    {
        return 305; // before media, {{…}}
    }

    public function connectTo($mode)
    {
        $this->Lexer->addSpecialPattern('\{\{handbook>[^}\n]*\}\}', $mode, 'plugin_handbook');
    }

    public function handle($match, $state, $pos, Doku_Handler $handler)
    {
        $parts = explode('|', substr($match, strlen(self::OPEN), -2), 2);
        $call = trim($parts[0]);
        $title = trim($parts[1] ?? '');
        if (preg_match('~^(?:[a-z0-9][a-z0-9_-]*/)+[a-z0-9][a-z0-9_-]*\.html$~', $call)) {
            return array('page', $call, $title === '' ? $call : $title);
        }
        if (!preg_match('~^([a-z][a-z0-9-]{0,63})(\s.*)?$~D', $call, $found)) {
            return array('wrong', 'call');
        }
        $inputs = $this->inputs($found[2] ?? '');
        return is_string($inputs)
            ? array('wrong', $inputs)
            : array('calculator', $found[1], $inputs, $title === '' ? $found[1] : $title);
    }

    /** Returns name → value, or the key of what is wrong. */
    private function inputs($text)
    {
        $pattern = '~\G\s+([a-z][a-z0-9-]*)=(?:"([^"]*)"|([^\s"]+))(?=\s|$)~u';
        $inputs = array();
        $at = 0;
        $text = rtrim($text);
        while ($at < strlen($text)) {
            if (!preg_match($pattern, $text, $found, 0, $at)) {
                return 'input';
            }
            $value = $found[3] ?? $found[2];
            if (preg_match('~[[:cntrl:]]~', $value)) {
                return 'input';
            }
            if (count($inputs) >= self::MOST_INPUTS || mb_strlen($value) > self::MOST_CHARACTERS) {
                return 'most';
            }
            $inputs[$found[1]] = $value;
            $at += strlen($found[0]);
        }
        return $inputs;
    }

    public function render($mode, Doku_Renderer $renderer, $data)
    {
        if ($mode !== 'xhtml') {
            return false;
        }
        $base = rtrim($this->getConf('base'), '/') . '/';
        if ($data[0] === 'wrong') {
            $renderer->doc .= '<div class="error">' . hsc(sprintf($this->getLang('wrong'), $this->getLang($data[1]))) . '</div>';
        } elseif ($data[0] === 'page') {
            $renderer->doc .= '<p><a href="' . hsc($base . $data[1]) . '">' . hsc($data[2]) . '</a></p>';
        } else {
            $renderer->doc .= '<iframe class="handbook-calculator" width="100%" height="640" frameborder="0"'
                . ' loading="lazy" title="' . hsc($data[3]) . '" src="' . hsc($base . $this->address($data[1], $data[2]))
                . '"></iframe>';
        }
        return true;
    }

    private function address($calculator, $inputs)
    {
        global $conf;
        $language = preg_match('~^ru~', $inputs['lang'] ?? $conf['lang']) ? 'ru' : 'en';
        $scheme = $inputs['scheme'] ?? $this->getConf('scheme');
        unset($inputs['lang'], $inputs['scheme']);
        return $language . '/embed/' . $calculator . '.html'
            . (in_array($scheme, array('light', 'dark'), true) ? '?scheme=' . $scheme : '')
            . ($inputs ? '#' . http_build_query($inputs, '', '&', PHP_QUERY_RFC3986) : '');
    }
}
