import {readFile, writeFile} from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {AN_HOUR} from '../plugins/response-headers/headers';

/** An object store, as little of it as deploying needs. */
export type Store = {
  put: (file: string, key: string, headers: {type: string; cache: string}) => Promise<void>;
  /** Writes the object to `file`; `false` when there is no object of this key. */
  get: (key: string, file: string) => Promise<boolean>;
  redirect: (key: string, to: string) => Promise<void>;
  /** Does nothing when there is no object of this key. */
  delete: (key: string) => Promise<void>;
};

/** A failure in one sentence: what was asked for, and what the store said. */
function explain(error: unknown, action: string, bucket: string): Error {
  if (error instanceof S3ServiceException && error.name === 'NoSuchBucket') {
    return new Error(`deploy: there is no bucket ${bucket}. Create it, or correct --bucket`);
  }
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Error(`deploy: could not ${action}. ${said}`, {cause: error});
}

/**
 * A bucket of any store that speaks S3.
 *
 * The client reads the account, the region and AWS_ENDPOINT_URL from the environment, and tries three times.
 */
export function bucketStore(bucket: string): Store {
  const client = new S3Client({
    // Other stores than AWS may have no name for each bucket, and may not know the newer checksums.
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
            // Not a stream: one that was read cannot be sent again after a failure.
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
          // Only what is not there may be taken for nothing: a state that cannot be read must stop the deploy.
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
