// The icons of this game, taken in when anything of it is drawn.

import outlines from 'virtual:icons/atlas_lost';
import { takeIn } from '$/look/outlines.svelte';

takeIn(outlines);
