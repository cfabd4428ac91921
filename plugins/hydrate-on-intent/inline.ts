/** The script in each page: template.ts compiles this file and inlines the result. */
import {markPressedImages} from './images';
import {hydrateOnIntent} from './loader';
import {leadFromNotFound} from './not-found';
import {showOpenPage} from './sidebar';
import {recallTabs} from './tabs';

recallTabs();
hydrateOnIntent();
leadFromNotFound();
markPressedImages();
addEventListener('DOMContentLoaded', showOpenPage);
