import { mount } from 'svelte';
import '../../../src/app.css';
import Screen from './Screen.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'auto';
const target = document.querySelector('.app');
if (target)
  mount(Screen, {
    target,
    props: {
      scene: query.get('scene') ?? 'lobby',
      pack: query.get('pack') === 'french' ? 'french' : 'german',
    },
  });
