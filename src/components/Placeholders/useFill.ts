import {fillValues} from '@site/src/lib/values';
import {isFillable, usePlaceholders} from './context';

/** A function that puts the reader's values into a text, as they are when it is called. */
export function useFill(): (text: string) => string {
  const placeholders = usePlaceholders();
  return (text) =>
    fillValues(text, new Set([...placeholders.values()].filter(isFillable).map(({name}) => name)));
}
