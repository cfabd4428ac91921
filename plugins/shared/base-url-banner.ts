/**
 * A script for the home page that shows a banner if no style sheet loaded, since then the site is probably served under
 * another base URL than it was built for. Docusaurus's own banner tests whether scripts have run, which here wait for
 * the reader, and has inline styles, which the Content-Security-Policy forbids in HTML but not from a script.
 */
export function baseUrlBanner(baseUrl: string): string {
  const configured = JSON.stringify(baseUrl).replaceAll('<', '\\u003c');
  return `document.addEventListener('DOMContentLoaded', function () {
  if (getComputedStyle(document.documentElement).getPropertyValue('--docs-paper')) return;
  var banner = document.createElement('div');
  banner.id = '__docusaurus-base-url-issue-banner';
  banner.style.cssText = 'border: thick solid red; margin: 20px; padding: 20px; font-size: 20px';
  var add = function (text) {
    banner.appendChild(document.createElement('p')).textContent = text;
  };
  var path = location.pathname.replace(/\\/*$/, '/');
  add('The site did not load properly. A very common reason is a wrong base URL.');
  add('Current configured baseUrl = ' + ${configured});
  add('We suggest trying baseUrl = ' + path);
  document.body.prepend(banner);
});`;
}
