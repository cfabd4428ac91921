import React, {type ReactNode} from 'react';

/** Inline SVG instead of the icon sprite: a reader who has to retry is often offline, so the sprite may be missing. */
export default function RetryIcon(): ReactNode {
  return (
    <svg className="docs-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden>
      <path d="M16.7 10a6.7 6.7 0 1 1-2.2-5M14.6 2.4v2.8h-2.8" />
    </svg>
  );
}
