import type {Navbar} from '@docusaurus/theme-common';
import {env} from './env';

export const navbar: Partial<Navbar> = {
  title: 'aiven docs',
  hideOnScroll: true,
  logo: {
    alt: 'Aiven documentation home',
    src: 'img/logo.svg',
    width: 26,
    height: 26,
  },
  items: [
    {label: 'Console', href: 'https://console.aiven.io/login', position: 'left'},
    {label: 'API reference', href: 'https://api.aiven.io/doc/', position: 'left'},
    {label: 'Changelog', href: 'https://aiven.io/changelog', position: 'left'},
    {label: 'GitHub', href: env.REPOSITORY_URL, position: 'left'},
  ],
};
