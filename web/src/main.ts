import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(App, { target });
