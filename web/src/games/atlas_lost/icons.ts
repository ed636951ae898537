// The icons of this game, taken in when anything of it is drawn.

import font from 'virtual:icons/atlas_lost';
import { takeIn } from '$/look/glyphs.svelte';

takeIn(font);
