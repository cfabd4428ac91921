import {LineCounter, parseDocument, isMap, isScalar} from 'yaml';
import type {FrontMatter} from './types';

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/;

/** Reads the YAML at the top of a file, with the place of every key. */
export function readFrontMatter(source: string): FrontMatter {
  const yaml = FENCE.exec(source)?.[1];
  const result: FrontMatter = {values: {}, places: {}};
  if (yaml === undefined) {
    return result;
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter, prettyErrors: false});
  // The opening --- is line 1 of the file.
  const placeAt = (offset: number) => {
    const {line, col} = counter.linePos(offset);
    return {line: line + 1, column: col};
  };
  const error = document.errors[0];
  if (error) {
    return {...result, error: {...placeAt(error.pos[0]), message: error.message}};
  }
  if (isMap(document.contents)) {
    result.values = document.toJS() as Record<string, unknown>;
    for (const {key} of document.contents.items) {
      if (isScalar(key) && key.range) {
        result.places[String(key.value)] = placeAt(key.range[0]);
      }
    }
  }
  return result;
}
