import {fillValues} from '@site/src/lib/values';
import {isHeaderOf} from '@site/plugins/placeholders/shared/titles';
import {isFillable, usePlaceholders} from './context';

/** Returns a function that replaces placeholders with the reader's values at the time of the call. */
export function useFill(): (text: string, language: string) => string {
  const placeholders = usePlaceholders();
  return (text, language) => {
    const names = new Set([...placeholders.values()].filter(isFillable).map(({name}) => name));
    return text
      .split('\n')
      .map((line) => (isHeaderOf(language, line) ? line : fillValues(line, names)))
      .join('\n');
  };
}
