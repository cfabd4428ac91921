/** The script in each page: template.ts compiles this file and inlines the result. */
import {paintBeforeFont} from './font';
import {hydrateOnIntent} from './loader';
import {recallTabs} from './tabs';

paintBeforeFont();
recallTabs();
hydrateOnIntent();
