import { render } from 'preact';
import './style/main.css';
import { App } from './app';
import { start } from './net/socket';
import { startMe } from './state/me';
import { startRouter } from './state/router';
import { startSettings } from './state/settings';

startSettings();
startRouter();
startMe();
start();
render(<App />, document.getElementById('app')!);
