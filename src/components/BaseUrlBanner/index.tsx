import React, {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {baseUrlBanner} from '@site/plugins/shared/base-url-banner';

/** Adds the base URL banner to the HTML of the home page. Not in the browser: if React runs, the base URL is right. */
export default function BaseUrlBanner(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (ExecutionEnvironment.canUseDOM || pathname !== baseUrl) return null;
  return (
    <Head>
      <script>{baseUrlBanner(baseUrl)}</script>
    </Head>
  );
}
