import React from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home() {
  return (
    <Layout>
      <main>
        <Link to="/docs/get-started">Get started</Link>
      </main>
    </Layout>
  );
}
