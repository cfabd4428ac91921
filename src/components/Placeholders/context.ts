import {createContext, useContext} from 'react';

/** A placeholder of the page: from data/placeholders.json, by way of the page's front matter. */
export type Placeholder = {name: string; description: string; example: string; type: string};

const NONE: ReadonlyMap<string, Placeholder> = new Map();
const PlaceholderContext = createContext(NONE);

export const PlaceholderProvider = PlaceholderContext.Provider;

/** Placeholders of this page's samples, by name. */
export function usePlaceholders(): ReadonlyMap<string, Placeholder> {
  return useContext(PlaceholderContext);
}

/** Whether the reader can give it a value that the browser keeps. */
export function isFillable({type}: Placeholder): boolean {
  return type !== 'secret';
}
