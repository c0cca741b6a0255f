import type { ExtensionView } from '@sidework/contracts/client-services/extension-view';
import type { Extension } from './extension.ts';

export const toExtensionView = (extension: Extension): ExtensionView => ({
  ...extension,
  createdAt: extension.createdAt.toISOString(),
  respondedAt: extension.respondedAt?.toISOString() ?? null,
});
