import type {Fault, Text} from '../content/types';
import {markdownOf, placeAt} from './prose-of';
import {keysIn} from './samples/secrets';

/** Passwords and well-known keys in sentences, inline code and URLs; samples have their own rule. */
export function secrets(document: Text): Fault[] {
  const text = markdownOf(document);
  return keysIn(text).map(({index, what}) => ({
    ...placeAt(text, index),
    rule: 'prose/secret',
    message: `This is ${what}.`,
    hint: 'Revoke it if it was real, and write a placeholder such as `SERVICE_PASSWORD`.',
  }));
}
