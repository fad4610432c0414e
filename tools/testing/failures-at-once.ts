import path from 'node:path'
import process from 'node:process'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { root } from '../places.ts'

type Failure = ReturnType<TestModule['errors']>[number]

function print(title: string, errors: readonly Failure[] = []) {
  for (const { message, stacks = [] } of errors) {
    const [frame] = stacks
    const place = frame ? ` (${path.relative(root, frame.file)}:${frame.line}:${frame.column})` : ''
    process.stdout.write(`FAILED ${title}${place}\n${message}\n\n`)
  }
}

/** Vitest's own reporter keeps the errors for the end of the run: this one prints each when it happens. */
export class FailuresAtOnce implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    if (state === 'failed') print(`${test.module.relativeModuleId}: ${test.fullName}`, errors)
  }

  onTestSuiteResult(suite: TestSuite) {
    print(`${suite.module.relativeModuleId}: ${suite.fullName}`, suite.errors())
  }

  onTestModuleEnd(module: TestModule) {
    print(module.relativeModuleId, module.errors())
  }
}
