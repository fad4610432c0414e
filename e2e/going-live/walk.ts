import fs from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { factorMessages } from '#features/auth/factor-messages.ts'
import { messages as auth } from '#features/auth/messages.ts'
import { textsIn, type Catalogue, type Language } from '#shared/language.ts'
import { expectPath, isWide, open } from '../support/pages.ts'
import { enterPhone, typeCode } from '../support/steps/login.ts'
import type { Shop } from './shop.ts'

const pictures = path.resolve('.tmp', 'going-live')

/** Someone with a phone: their browser, their WhatsApp and their authenticator app. */
export class Walker {
  readonly page: Page
  private readonly shop: Shop
  private readonly phone: string
  private readonly language: Language
  private logins = 0
  private app: TOTP | undefined
  private static pictures = 0

  /** What the server refused, for the report of a walk that ends early. */
  private listen(): void {
    this.page.on('response', async (response) => {
      if (response.status() < 400) return
      const text = await response.text().catch(() => '')
      process.stdout.write(`${response.status()} ${response.url()} ${text.slice(0, 300)}\n`)
    })
  }

  constructor(shop: Shop, page: Page, phone: string, language: Language) {
    this.shop = shop
    this.page = page
    this.phone = phone
    this.language = language
    this.listen()
  }

  say<T>(catalogue: Catalogue<T>): T {
    return textsIn(catalogue, this.language)
  }

  in<T>(words: Record<Language, T>): T {
    return words[this.language]
  }

  open(to: string): Promise<void> {
    return open(this.page, to)
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Keeps the page as it is, in the order of the walk; it may not be wider than the phone. */
  async picture(name: string): Promise<void> {
    fs.mkdirSync(pictures, { recursive: true })
    Walker.pictures += 1
    const number = String(Walker.pictures).padStart(2, '0')
    await expect(this.page.getByRole('heading').first()).toBeVisible()
    await this.page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)
    await this.page.screenshot({
      path: path.join(pictures, `${number}-${name}.png`),
      fullPage: true,
    })
    expect.soft(await this.page.evaluate(isWide), `${name} is wider than the screen`).toBe(false)
  }

  /** By the code that WhatsApp shows; ends when it is typed. */
  async logIn(to: string): Promise<void> {
    const { login } = this.say(auth)
    await this.open(`/login?redirect=${to}`)
    await enterPhone(this.page, login, this.phone)
    this.logins += 1
    await typeCode(this.page, login, await this.code())
  }

  private async code(): Promise<string> {
    const codes = () =>
      this.shop.standIns.meta.sent.filter(
        ({ to, template }) => `+${to}` === this.phone && template === 'login_code',
      )
    await expect.poll(() => codes().length).toBe(this.logins)
    return codes().at(-1)?.buttonValue ?? ''
  }

  /** Sets up the authenticator app that staff need, from the key in the page. */
  async setUpApp(): Promise<void> {
    const { enrol, codes } = this.say(factorMessages)
    await expect(this.page.getByRole('heading', { name: enrol.title })).toBeVisible()
    await this.picture('authenticator')
    const key = await this.page.getByText(/^([A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/).innerText()
    this.app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
    await this.page.getByLabel(enrol.code).pressSequentially(this.app.generate())
    await expect(this.page.getByRole('list', { name: codes.list })).toBeVisible()
    await this.picture('recovery-codes')
    await this.button(codes.done).click()
  }

  /**
   * Waits for what a sensitive action shows in the end, which may ask for a fresh code of the app
   * first.
   */
  async expectDone(done: Locator): Promise<void> {
    const { fresh, ask } = this.say(factorMessages)
    const question = this.page.getByRole('dialog', { name: fresh.title })
    await expect(question.or(done).first()).toBeVisible()
    if (!(await question.isVisible())) return
    await question.getByLabel(ask.codeLabel).pressSequentially(this.app?.generate() ?? '')
    await expect(done).toBeVisible()
  }

  expectPath(to: string | RegExp): Promise<void> {
    return expectPath(this.page, to)
  }
}
