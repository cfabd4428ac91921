import type {Rule} from '../rule';
import {areas} from './areas';
import {configuration} from './configuration';
import {diagrams} from './diagrams';
import {duplication} from './duplication';
import {frontMatter} from './front-matter';
import {links} from './links';
import {prose} from './prose';
import {questions} from './questions';
import {routes} from './routes';
import {runs} from './runs';
import {checkSamples} from './samples/index';
import {checkNames} from './samples/names';
import {shape} from './shape';
import {sidebar} from './sidebar';
import {sources} from './sources';
import {themeImports} from './theme-imports';

/** Every rule by its name. The rule id of a problem begins with it: `links/missing-page`. */
export const rules: Record<string, Rule> = {
  areas,
  configuration,
  diagrams,
  duplication,
  'front-matter': frontMatter,
  links,
  names: checkNames,
  prose,
  questions,
  routes,
  runs,
  samples: checkSamples,
  shape,
  sidebar,
  sources,
  'theme-imports': themeImports,
};
