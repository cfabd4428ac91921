import React, {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * Shows a bar with a new id immediately. Docusaurus's inline script would hide it until the next visit, since the
 * previous bar was dismissed.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (!isActive) return undefined;
    // After the provider's own effect, which may still read the old id as dismissed.
    const timer = window.setTimeout(() => {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    });
    return () => window.clearTimeout(timer);
  }, [isActive]);
  return <AnnouncementBar />;
}
