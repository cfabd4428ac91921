import {algoliasearch} from 'algoliasearch';
import type {SearchRecord} from './records';
import {SETTINGS} from './settings';

export type UploadOptions = {
  appId: string;
  adminKey: string;
  indexName: string;
  /** Origin to use instead of the service's hosts. */
  host?: string;
  synonyms: string[][];
  log: (line: string) => void;
};

/** Replaces the index atomically: searches use the old one until all records are uploaded. */
export async function upload(
  records: SearchRecord[],
  {appId, adminKey, indexName, host, synonyms, log}: UploadOptions,
): Promise<void> {
  const url = host ? new URL(host) : undefined;
  const client = algoliasearch(
    appId,
    adminKey,
    url
      ? {
          hosts: [
            {
              url: url.host,
              accept: 'readWrite',
              protocol: url.protocol.slice(0, -1) as 'http' | 'https',
            },
          ],
        }
      : {},
  );
  try {
    const {taskID} = await client.setSettings({indexName, indexSettings: SETTINGS});
    await client.waitForTask({indexName, taskID});
    const saved = await client.saveSynonyms({
      indexName,
      replaceExistingSynonyms: true,
      synonymHit: synonyms.map((group, index) => ({
        objectID: `group-${index}`,
        type: 'synonym' as const,
        synonyms: group,
      })),
    });
    await client.waitForTask({indexName, taskID: saved.taskID});
    await client.replaceAllObjects({indexName, objects: records, batchSize: 500});
    log(`search:upload: ${records.length} records are now in the index ${indexName}`);
  } catch (error) {
    throw explain(error, indexName);
  }
}

function explain(error: unknown, indexName: string): Error {
  const {message = String(error), status} = error as {message?: string; status?: number};
  if (status === 403 || status === 401) {
    return new Error(
      `search:upload: the service refused the key (${message}).\nALGOLIA_ADMIN_KEY must be a key of the application ALGOLIA_APP_ID with the rights addObject, deleteObject, deleteIndex, editSettings and settings on ${indexName}; a search-only key cannot write.`,
    );
  }
  if (status === 400 && /too big/i.test(message)) {
    return new Error(
      `search:upload: ${message}\nThe plan allows smaller records than MAX_BYTES in plugins/search-algolia/upload/records.ts: lower it.`,
    );
  }
  return new Error(`search:upload: ${message}\nThe index ${indexName} is unchanged.`);
}
