// Parts of a board in a recorded scene, for whoever draws them (development only):
//   /tests/gallery/?scene=race-pay&language=ja&theme=paper&show=Board   (Board, Mine, Hand, Others, Cover)
// Scenes of both games stand in tools/web_scenes.py.

import '../../src/look/fonts.css';
import '../../src/look/tokens.css';
import '../../src/look/base.css';
import { mount } from 'svelte';
import { preferences } from '$/state/preferences.svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
preferences.language = asked.get('language') === 'ja' ? 'ja' : 'en';
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dusk';
document.documentElement.dataset['palette'] = asked.get('palette') ?? 'standard';

const target = document.getElementById('app');
if (target)
  mount(Gallery, {
    target,
    props: { scene: asked.get('scene') ?? 'action', show: asked.get('show') ?? 'Board' },
  });
