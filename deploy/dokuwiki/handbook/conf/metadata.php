<?php
$meta['base'] = array('string', '_pattern' => '~^(https?://[A-Za-z0-9.:-]+)?(/[A-Za-z0-9._/-]*)?$~');
$meta['scheme'] = array('multichoice', '_choices' => array('light', 'dark', 'auto'));
