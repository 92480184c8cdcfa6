// What floats over any page: the calm word that the line is down or that a newer page is to be had,
// and short messages.
import { isLocal } from '../local/ids';
import { builtWithoutServer } from '../net/house';
import { connectNow, online, outdated, restarting } from '../net/socket';
import { route } from '../state/router';
import { toast } from '../state/toast';
import { reloading, reloadToNewest } from '../state/update';
import { t } from '../texts';

export function OfflineBanner() {
  const here = route.value;
  // Tables on this device need no server.
  if (builtWithoutServer || ('id' in here && isLocal(here.id))) return null;
  if (restarting.value) {
    return (
      <div class="offline" role="status">
        <span>{t('restarting')}</span>
      </div>
    );
  }
  if (online.value) return null;
  return (
    <div class="offline" role="status">
      <span>{t('offline')}</span>
      <button onClick={connectNow}>{t('try-now')}</button>
    </div>
  );
}

export function OutdatedBanner() {
  if (!outdated.value) return null;
  return (
    <div class="offline" role="status">
      <span>{t('refused-reload')}</span>
      <button disabled={reloading.value} onClick={() => void reloadToNewest()}>
        {t('reload')}
      </button>
    </div>
  );
}

export function Toast() {
  const shown = toast.value;
  return (
    <div class="toast-place" role="status" aria-live="polite">
      {shown && (
        <div class={`toast ${shown.kind}`}>
          {shown.text} {shown.more}
        </div>
      )}
    </div>
  );
}
