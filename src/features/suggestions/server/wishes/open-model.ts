import type { LanguageModel } from 'ai'
import type { AiSettings } from '#server/config.ts'

/** The configured model. The packages are loaded only where one is configured. */
export async function openModel({
  provider,
  model,
  apiKey,
  baseUrl,
}: AiSettings): Promise<LanguageModel> {
  const at = baseUrl === undefined ? {} : { baseURL: baseUrl }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey, ...at })(model)
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({ apiKey, ...at })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'compatible',
    apiKey,
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: true,
  })(model)
}
