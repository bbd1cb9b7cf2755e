<?php

namespace MediaWiki\Extension\StorageHandbook;

use MediaWiki\MediaWikiServices;

/**
 * Calculators and pages of the Storage Handbook in pages of the wiki:
 *
 *     <handbook calculator="raid-iops" level="RAID5" drives="20" drive-iops="170" read="20%" title="Title"/>
 *     <handbook page="ru/guides/iops-and-raid-penalty.html">Title</handbook>
 *
 * lang, scheme and v (version of the calculator) may stand among the inputs. Whatever comes from a page is checked here
 * and escaped; which inputs a calculator has, the calculator itself knows and says.
 */
class Tag {

    private const OWN = [ 'calculator', 'page', 'title', 'lang', 'scheme' ];
    private const MOST_INPUTS = 40;
    private const MOST_CHARACTERS = 200;

    /** @param \Parser $parser */
    public static function register( $parser ) {
        $parser->setHook( 'handbook', [ self::class, 'render' ] );
    }

    /**
     * @param string|null $text between the tags
     * @param string[] $attributes
     * @param \Parser $parser
     * @return string HTML
     */
    public static function render( $text, array $attributes, $parser ) {
        $config = MediaWikiServices::getInstance()->getMainConfig();
        $base = rtrim( $config->get( 'StorageHandbookBase' ), '/' ) . '/';
        $page = $attributes['page'] ?? '';
        if ( preg_match( '~^(?:[a-z0-9][a-z0-9_-]*/)+[a-z0-9][a-z0-9_-]*\.html$~D', $page ) ) {
            $title = trim( $text ?? '' );
            return self::element( 'a', [ 'href' => $base . $page ], $title === '' ? $page : $title );
        }
        $calculator = $attributes['calculator'] ?? '';
        if ( $page !== '' || !preg_match( '~^[a-z][a-z0-9-]{0,63}$~D', $calculator ) ) {
            return self::wrong( $parser, 'call' );
        }
        $inputs = array_diff_key( $attributes, array_flip( self::OWN ) );
        if ( count( $inputs ) > self::MOST_INPUTS ) {
            return self::wrong( $parser, 'most' );
        }
        foreach ( $inputs as $name => $value ) {
            if ( !preg_match( '~^[a-z][a-z0-9-]*$~D', $name ) || preg_match( '~[[:cntrl:]]~', $value ) ) {
                return self::wrong( $parser, 'input', $name );
            }
            if ( mb_strlen( $value ) > self::MOST_CHARACTERS ) {
                return self::wrong( $parser, 'most' );
            }
        }
        $parser->getOutput()->addModules( [ 'ext.storageHandbook' ] );
        $language = $attributes['lang'] ?? $parser->getTargetLanguage()->getCode();
        $scheme = $attributes['scheme'] ?? $config->get( 'StorageHandbookScheme' );
        return self::element( 'iframe', [
            'class' => 'handbook-calculator',
            'width' => '100%',
            'height' => '640',
            'frameborder' => '0',
            'loading' => 'lazy',
            'title' => $attributes['title'] ?? $calculator,
            'src' => $base . ( strpos( $language, 'ru' ) === 0 ? 'ru' : 'en' ) . "/embed/$calculator.html"
                . ( in_array( $scheme, [ 'light', 'dark' ], true ) ? "?scheme=$scheme" : '' )
                . ( $inputs ? '#' . http_build_query( $inputs, '', '&', PHP_QUERY_RFC3986 ) : '' ),
        ], '' );
    }

    private static function wrong( $parser, $key, ...$arguments ) {
        $words = wfMessage( "storagehandbook-$key" )->inLanguage( $parser->getTargetLanguage() );
        return self::element( 'strong', [ 'class' => 'error' ], $words->plaintextParams( ...$arguments )->text() );
    }

    /** The class has another name from MediaWiki 1.40 on. */
    private static function element( $name, array $attributes, $text ) {
        $class = class_exists( \MediaWiki\Html\Html::class ) ? \MediaWiki\Html\Html::class : \Html::class;
        return $class::element( $name, $attributes, $text );
    }
}
