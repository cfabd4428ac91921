/** The script in each page: template.ts compiles this file and inlines the result. */
import {followColorMode} from './color-mode';
import {dialogs} from './dialogs';
import {markPressedImages} from './images';
import {leadFromNotFound} from './not-found';
import {root} from './page';
import {presses} from './presses';
import {showOpenPage} from './shared/sidebar';
import {leadToMain} from './skip-link';
import {starter} from './start';
import {tabs} from './tabs';

// For the names of keys, in CSS.
root.dataset.platform = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? 'mac' : 'other';

// What is pressed, and a dialog that is open, wait for what comes: a script that failed is asked for again at once.
const starts = starter(() => held.isAwaited() || document.querySelector('dialog[open]') !== null);
dialogs(starts);
followColorMode();
leadToMain();
const held = presses(starts.start);
tabs(held.hold);
starts.startOnIntent();
leadFromNotFound();
markPressedImages();
addEventListener('DOMContentLoaded', showOpenPage);
