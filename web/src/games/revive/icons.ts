// The icons and colours of this game, taken in when anything of it is drawn.

import './Tints.css';
import font from 'virtual:icons/revive';
import { takeIn } from '$/look/glyphs.svelte';

takeIn(font);
