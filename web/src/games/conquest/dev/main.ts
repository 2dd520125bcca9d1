/** The board on its own page, for development: `npm run dev`, then /board.html. Not part of the build. */
import { mount } from 'svelte';
import '../../../ui/tokens.css';
import '../../../ui/base.css';
import Harness from './Harness.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(Harness, { target });
