import { render } from 'preact';
import './style/main.css';
import { App } from './app';
import { canPlayHere } from './local/ids';
import { start } from './net/socket';
import { startInstall } from './state/install';
import { startMe } from './state/me';
import { startRouter } from './state/router';
import { startSettings } from './state/settings';
import { startUpdates } from './state/update';

startSettings();
startRouter();
startMe();
start();
startInstall();
render(<App />, document.getElementById('app')!);
startUpdates(async () =>
  canPlayHere() ? (await import('./local/matchRules')).allRules() : [],
);
