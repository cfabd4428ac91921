/**
 * A script for the home page: when no style sheet has come, the site stands at another address than it was built for,
 * and a banner says so. Docusaurus's own asks whether scripts have run, which here wait for the reader, and has
 * styles in its HTML, which the policy forbids; what a script sets is allowed.
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
