import type {Problem} from '../problem';

/** One object for other programs. */
export function json(problems: Problem[], files: number): string {
  return JSON.stringify({problems, files}, null, 2);
}
