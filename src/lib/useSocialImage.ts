import {usePluginData} from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  altOf,
  pathOf,
  type Picture,
  type SocialImages,
} from '@site/plugins/social-images/shared/picture';

export type SocialImage = {url: string; alt: string};

/** URL of a page's picture, or of the site's; undefined on a site without pictures. */
export function useSocialImage(picture?: Picture): SocialImage | undefined {
  const {url, baseUrl, title} = useDocusaurusContext().siteConfig;
  const images = usePluginData('social-images') as SocialImages | undefined;
  if (!images) return undefined;
  const shown = picture ?? images.site;
  return {url: `${url}${baseUrl}${pathOf(shown, images.version)}`, alt: altOf(shown, title)};
}
