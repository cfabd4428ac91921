import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** An inline script that pages may contain. */
export type InlineScript = {
  /** Its purpose, for messages. */
  name: string;
  /** Its text before Docusaurus minifies the page. */
  source: string;
};

/** A style element that a library adds at run time. The HTML of pages must not contain any, nor style attributes. */
export type InlineStyle = {
  /** Name of the library, for messages. */
  name: string;
  /** Its exact text. */
  source: string;
};

/** Hosts that an enabled feature loads from and talks to. */
export type Sources = {
  feature: string;
  script?: string[];
  style?: string[];
  img?: string[];
  font?: string[];
  connect?: string[];
  frame?: string[];
  /** Whether it adds styles at run time that cannot be hashed. Default: no. */
  inlineStyles?: boolean;
};

/** A page that moved; paths include the base URL. */
export type Redirect = {from: string; to: string};

/**
 * `scripts` and `redirects` are functions, because Docusaurus serializes plugin options as JSON into a script that
 * every page loads, and JSON omits functions.
 */
export type PluginOptions = {
  id: string;
  /** Inline scripts that pages may contain. Any other fails the build. */
  scripts: () => InlineScript[];
  /** Names of plugins whose inline scripts (`injectHtmlTags`) pages may contain. Default: none. */
  injectedBy: string[];
  /** Hosts that are added to the policy. Default: none. */
  sources: Sources[];
  /** Styles that libraries may add at run time. Default: none. */
  styles: InlineStyle[];
  /** Default: none. */
  redirects: () => Redirect[];
};
export type Options = Pick<PluginOptions, 'scripts'> & Partial<Omit<PluginOptions, 'id'>>;

const label = (name: string) => `response-headers plugin: ${name}`;

const origins = Joi.array().items(
  Joi.string()
    .pattern(/^(?:https|http|wss):\/\/(?:\*\.)?[\w.:-]+(?:\/[\w./-]*)?$|^blob:$/)
    .message(
      '{{#label}} has {{#value}}, but a source is an address without spaces, quotes or "unsafe" words, for example https://example.com',
    )
    .label(label('sources')),
);

const scriptList = Joi.array()
  .items(
    Joi.object({
      name: Joi.string().required(),
      source: Joi.string().label(label('scripts[].source')).required(),
    }).label(label('scripts[]')),
  )
  .label(label('scripts'));

const redirectList = Joi.array().items(
  Joi.object({
    from: Joi.string().label(label('redirects[].from')).required(),
    to: Joi.string().label(label('redirects[].to')).required(),
  }).label(label('redirects[]')),
);

const none = (): never[] => [];

const schema = Joi.object<PluginOptions>({
  scripts: Joi.function().required(),
  injectedBy: Joi.array().items(Joi.string()).default([]),
  sources: Joi.array()
    .items(
      Joi.object({
        feature: Joi.string().required(),
        script: origins,
        style: origins,
        img: origins,
        font: origins,
        connect: origins,
        frame: origins,
        inlineStyles: Joi.boolean(),
      }),
    )
    .default([]),
  styles: Joi.array()
    .items(Joi.object({name: Joi.string().required(), source: Joi.string().required()}))
    .default([]),
  redirects: Joi.function().default(() => none),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  const checked = validate(schema, options);
  Joi.assert(checked.scripts(), scriptList);
  Joi.assert(checked.redirects(), redirectList);
  return checked;
}
