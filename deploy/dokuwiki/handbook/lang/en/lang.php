<?php
$lang['wrong'] = 'Handbook: %s. Write {{handbook>raid-iops level=RAID5 drives=20|Title}}.';
$lang['call'] = 'this is neither the name of a calculator nor a page';
$lang['input'] = 'inputs look like name=value or name="a value"; this does not';
$lang['most'] = 'more than 40 inputs or a value of more than 200 characters';
