/** The inline script of every page: script.ts compiles this file, and index.ts puts it into the head. */
import {followColorMode} from './color-mode';
import {clickReplay} from './click-replay';
import {copySamples} from './copy';
import {dialogs} from './dialogs';
import {markPressedImages} from './images';
import {leaveNotFound} from './not-found';
import {root} from './page';
import {showOpenPage} from './shared/sidebar';
import {followSkipLink} from './skip-link';
import {hydration} from './hydration';
import {tabs} from './tabs';

// CSS shows the keyboard shortcuts of the platform.
root.dataset.platform = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? 'mac' : 'other';

// If the reader waits for scripts, after a click or in a dialog, failed ones are requested again immediately.
const scripts = hydration(
  () => clicks.isPending() || document.querySelector('dialog[open]') !== null,
);
dialogs(scripts);
followColorMode();
followSkipLink();
const clicks = clickReplay(scripts.start);
tabs(clicks.replayLater);
copySamples(clicks.replayLater);
scripts.startOnIntent();
leaveNotFound();
markPressedImages();
addEventListener('DOMContentLoaded', showOpenPage);
