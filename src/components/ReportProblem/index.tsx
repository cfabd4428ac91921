import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Icon from '../Icon';
import {issueUrl} from './issue';

/** A link to a new issue about the page. With scripts, the issue also names the section that the reader is in. */
export default function ReportProblem(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const repository = siteConfig.customFields?.repositoryUrl;
  if (typeof repository !== 'string') return null;

  const {title} = metadata;
  const url = siteConfig.url + metadata.permalink;
  const nameSection = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    const {hash} = window.location;
    currentTarget.href = issueUrl(repository, {
      title,
      url: url + hash,
      section: hash === '' ? undefined : headingOf(hash.slice(1)),
    });
  };
  return (
    <Link to={issueUrl(repository, {title, url})} onClick={nameSection} onAuxClick={nameSection}>
      <Icon name="danger" />
      Report a problem with this page
    </Link>
  );
}

/** Text of the heading, or the fragment itself if it belongs to another element. */
function headingOf(fragment: string): string {
  const heading = document.getElementById(fragment);
  const text = heading && /^H[1-6]$/.test(heading.tagName) ? heading.textContent : null;
  // The text content includes the character of the heading's anchor link.
  return text?.replace(/[\u200b#]+$/, '').trim() || fragment;
}
