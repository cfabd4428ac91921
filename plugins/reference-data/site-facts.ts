import {factFiles, DATA} from '../shared/facts/site';
import {loadFacts} from '../shared/facts/load';
import type {Facts, Files} from '../shared/facts/types';

const kept = new WeakMap<Files, Facts>();

/** The facts of this site; read again when a file in data/ changes. */
export function siteFacts(): Facts {
  const files = factFiles();
  // Missing descriptions are the plugin's to report; checks of pages need only the names.
  const facts = kept.get(files) ?? loadFacts(DATA, {describeAll: false, files});
  kept.set(files, facts);
  return facts;
}
