<?php
$lang['base'] = 'Where the handbook is: a path such as /kb on the same server, or an address such as https://kb.example';
$lang['scheme'] = 'Colours of the calculators: light, dark, or as the reader\'s system';
