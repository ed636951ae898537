// Which version of Tessera this server runs. It stands in the description of its interface.

export async function serverVersion(signal: AbortSignal): Promise<string> {
  const response = await fetch('/api/openapi.json', { signal });
  const { info } = (await response.json()) as { info?: { version?: string } };
  return info?.version ?? '';
}
