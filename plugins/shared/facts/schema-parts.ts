import * as z from 'zod';

export const text = z.string().min(1);
export const texts = z.array(text);
export const mark = z.literal(true).optional();
const count = z.number().int().nonnegative().optional();
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** An ISO day, `tba` (to be announced) or `n/a`. */
export const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}|tba|n\/a)$/, 'must be a day as 2026-11-21, tba or n/a')
  .optional();
/** Whether a service has a feature; `ask` where no source says so. */
export const offer = z.enum(['yes', 'no', 'ask']);
/** The upstream artifact that a fact file was generated from, and when. */
export const source = z.strictObject({
  name: text,
  version: text,
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as 2026-11-21'),
});
export const dictionary = <T extends z.ZodType>(value: T) => z.record(text, value);

/** One configuration parameter of a service, an integration or an endpoint. */
const parameter = z
  .strictObject({
    /** For example `integer`, `string`, `array<string>`, `object` or `object|string`. */
    type: text,
    nullable: mark,
    min: z.number().optional(),
    max: z.number().optional(),
    default: z.unknown().optional(),
    enum: z.array(scalar).optional(),
    enumDeprecated: z.array(scalar).optional(),
    /** A change restarts the service. */
    restart: mark,
    required: mark,
    /** Can only be set when the service is created. */
    createOnly: mark,
    secret: mark,
    deprecated: mark,
    pattern: text.optional(),
    minLength: count,
    maxLength: count,
    maxItems: count,
    /** Date of the last upstream schema that contained it; only for removed parameters. */
    lastSeen: day,
  })
  .refine(
    (p) => p.min === undefined || p.max === undefined || p.min <= p.max,
    'has a min above its max',
  );
export const groups = dictionary(dictionary(parameter));

const argument = {
  /** May be given more than once. */
  repeatable: mark,
  type: text.optional(),
  nargs: z.union([text, z.number()]).optional(),
  choices: z.array(scalar).optional(),
  default: z.unknown().optional(),
};
export const option = z.strictObject({
  flags: z.array(z.string().regex(/^--?[a-zA-Z0-9]/, 'must begin with - or --')).min(1),
  takesValue: z.boolean(),
  required: mark,
  metavar: text.optional(),
  deprecated: mark,
  ...argument,
});
const positional = z.strictObject({name: text, required: z.boolean(), ...argument});
export const command = z.strictObject({
  /** Words after `avn`, for example `service topic-create`. */
  path: z.string().regex(/^[a-z0-9-]+( [a-z0-9-]+)*$/, 'must be lower-case words'),
  noAuth: mark,
  deprecated: mark,
  positionals: z.array(positional),
  options: z.array(option),
});

const attribute = z.looseObject({
  type: text,
  mode: z.enum(['required', 'optional', 'computed']),
  deprecated: z.union([text, z.literal(true)]).optional(),
  enum: z.array(scalar).optional(),
  /** Values other than those of `enum` are accepted as well. */
  enumOpen: mark,
});
export const terraformType = z.strictObject({
  importId: text.optional(),
  deprecated: z.union([text, z.literal(true)]).optional(),
  beta: mark,
  attributes: dictionary(attribute),
});
const field = z.looseObject({
  type: text.optional(),
  required: mark,
  deprecated: mark,
  enum: z.array(scalar).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  pattern: text.optional(),
  /** Any key is valid below it. */
  open: mark,
});
export const kind = z.looseObject({
  apiVersion: text,
  /** Keys of the secret that the operator writes. */
  secretKeys: texts.optional(),
  spec: dictionary(field),
  status: dictionary(field),
});
export const endpoint = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().startsWith('/'),
  operationId: text.optional(),
  tag: text.optional(),
  roles: texts.optional(),
});
