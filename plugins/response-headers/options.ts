import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** A script that may stand in a page. */
export type InlineScript = {
  /** What it does, for messages. */
  name: string;
  /** Its text before Docusaurus minifies the page. */
  source: string;
};

/** A style element that a library's script writes. No page may have one, nor a style attribute. */
export type InlineStyle = {
  /** The library that writes it, for messages. */
  name: string;
  /** Its text, character by character. */
  source: string;
};

/** Where a feature that is switched on loads from or talks to. */
export type Sources = {
  feature: string;
  script?: string[];
  style?: string[];
  img?: string[];
  font?: string[];
  connect?: string[];
  frame?: string[];
  /** Whether it writes styles into pages that nobody knows beforehand. Default: no. */
  inlineStyles?: boolean;
};

/** A page that moved, whole paths with the base URL. */
export type Redirect = {from: string; to: string};

/**
 * `scripts` and `redirects` are functions because Docusaurus writes the options of plugins, as JSON, into a script that
 * every page loads. JSON has no functions, so these lists stay out of it.
 */
export type PluginOptions = {
  id: string;
  /** Scripts that may stand in a page. Any other fails the build. */
  scripts: () => InlineScript[];
  /** Names of plugins whose own inline scripts (`injectHtmlTags`) may stand in pages. Default: none. */
  injectedBy: string[];
  /** Sources that are added to the policy. Default: none. */
  sources: Sources[];
  /** Styles that scripts may write. Default: none. */
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
