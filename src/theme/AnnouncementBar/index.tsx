import React, {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** A bar with a new id shows at once: the mark left by the dismissed one would hide it for another visit. */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (!isActive) return undefined;
    // Later than the provider's own effect, which may still find the bar dismissed.
    const timer = window.setTimeout(() => {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    });
    return () => window.clearTimeout(timer);
  }, [isActive]);
  return <AnnouncementBar />;
}
