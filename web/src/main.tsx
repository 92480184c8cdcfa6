import { render } from 'preact';
import './style/main.css';
import { App } from './app';
import { canPlayHere } from './local/ids';
import { listen, start } from './net/socket';
import { startInstall } from './state/install';
import { startMe } from './state/me';
import { notifyTurn, startNotify } from './state/notify';
import { route, startRouter } from './state/router';
import { startSettings } from './state/settings';
import { startUpdates } from './state/update';

startSettings();
startRouter();
startMe();
startNotify();
listen((message) => {
  // At the table that is looked at, its page knows what is asked.
  const here = 'id' in route.value ? route.value.id : '';
  if (message.type === 'turn' && (message.table !== here || !message.waits)) {
    notifyTurn(message.table, message.waits);
  }
});
start();
startInstall();
render(<App />, document.getElementById('app')!);
startUpdates(async () =>
  canPlayHere() ? (await import('./local/matchRules')).allRules() : [],
);
