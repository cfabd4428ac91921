import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import CrashPage from '@site/src/components/CrashPage';

/** For a crash outside the layout. It uses nothing of the layout, which may be what crashed. */
export default function ErrorPage(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <CrashPage {...props} />
    </>
  );
}
