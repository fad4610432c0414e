import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { AriaLanguage } from '../aria-language.tsx'

export interface TabItem {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps {
  label: string
  tabs: TabItem[]
  value?: string
  onChange?: (id: string) => void
}

/** Views of the same thing next to each other. Ways to other pages are links, not tabs. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaLanguage>
      <AriaTabs
        {...(value !== undefined && { selectedKey: value })}
        onSelectionChange={(key) => onChange?.(String(key))}
      >
        <TabList
          aria-label={label}
          className="flex gap-1 overflow-x-auto border-b-line border-hairline"
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              className="relative flex min-h-12 cursor-pointer items-center gap-2 rounded-t-field px-4 whitespace-nowrap text-muted outline-offset-[-3px] outline-focus hover:text-ink data-focus-visible:outline-3 data-selected:font-strong data-selected:text-ink data-selected:after:absolute data-selected:after:inset-x-0 data-selected:after:-bottom-px data-selected:after:h-[3px] data-selected:after:bg-picked"
            >
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="rounded-field pt-5 outline-offset-4">
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLanguage>
  )
}
