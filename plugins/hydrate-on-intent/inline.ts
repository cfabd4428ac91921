/** The script in each page: template.ts compiles this file and inlines the result. */
import {followColorMode} from './color-mode';
import {dialogs} from './dialogs';
import {markPressedImages} from './images';
import {leaveNotFound} from './not-found';
import {root} from './page';
import {presses} from './presses';
import {showOpenPage} from './shared/sidebar';
import {followSkipLink} from './skip-link';
import {starter} from './start';
import {tabs} from './tabs';

// For the names of keys, in CSS.
root.dataset.platform = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? 'mac' : 'other';

// A press, or an open dialog, waits for scripts: one that failed is requested again immediately.
const starts = starter(() => held.isAwaited() || document.querySelector('dialog[open]') !== null);
dialogs(starts);
followColorMode();
followSkipLink();
const held = presses(starts.start);
tabs(held.hold);
starts.startOnIntent();
leaveNotFound();
markPressedImages();
addEventListener('DOMContentLoaded', showOpenPage);
