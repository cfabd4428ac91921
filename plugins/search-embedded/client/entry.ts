/** The script of the search dialog: scripts.ts compiles this file, and the page's inline script loads it. */
import {fill} from './dialog';
import type {Popular} from './view';

declare const POPULAR: Popular[];

const dialog = document.querySelector<HTMLDialogElement>('dialog#docs-search');
if (dialog) fill(dialog, POPULAR);
