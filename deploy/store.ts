import {readFile, writeFile} from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {AN_HOUR} from '../plugins/response-headers/headers';

/** The operations of an object store that a deploy needs. */
export type Store = {
  put: (file: string, key: string, headers: {type: string; cache: string}) => Promise<void>;
  /** Writes the object to `file`; `false` when there is no object of this key. */
  get: (key: string, file: string) => Promise<boolean>;
  redirect: (key: string, to: string) => Promise<void>;
  /** Does nothing when there is no object of this key. */
  delete: (key: string) => Promise<void>;
};

/** Rewrites an error of the client into one sentence: what was tried, and what the store answered. */
function explain(error: unknown, action: string, bucket: string): Error {
  if (error instanceof S3ServiceException && error.name === 'NoSuchBucket') {
    return new Error(`deploy: there is no bucket ${bucket}. Create it, or correct --bucket`);
  }
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Error(`deploy: could not ${action}. ${said}`, {cause: error});
}

/**
 * A bucket of any store with the S3 API. The client reads the account, the region and AWS_ENDPOINT_URL from the
 * environment, and tries three times.
 */
export function bucketStore(bucket: string): Store {
  const client = new S3Client({
    // Stores other than AWS may not give each bucket a host name, and may not support the newer checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  async function attempt<T>(action: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw explain(error, action, bucket);
    }
  }

  return {
    put: (file, key, {type, cache}) =>
      attempt(`upload ${key}`, async () => {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            // Not a stream, since a retry cannot send a stream again.
            Body: await readFile(file),
            ContentType: type,
            CacheControl: cache,
          }),
        );
      }),
    get: (key, file) =>
      attempt(`read ${key}`, async () => {
        try {
          const {Body} = await client.send(new GetObjectCommand({Bucket: bucket, Key: key}));
          if (!Body) throw new Error('the answer is empty');
          await writeFile(file, await Body.transformToByteArray());
          return true;
        } catch (error) {
          // Only a missing object may count as empty: if the state cannot be read, the deploy must stop.
          if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return false;
          throw error;
        }
      }),
    redirect: (key, to) =>
      attempt(`redirect ${key}`, async () => {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: '',
            ContentLength: 0,
            WebsiteRedirectLocation: to,
            CacheControl: AN_HOUR,
          }),
        );
      }),
    delete: (key) =>
      attempt(`delete ${key}`, async () => {
        await client.send(new DeleteObjectCommand({Bucket: bucket, Key: key}));
      }),
  };
}
