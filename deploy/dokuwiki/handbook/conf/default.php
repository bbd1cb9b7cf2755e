<?php
$conf['base'] = '/kb';
$conf['scheme'] = 'light';
