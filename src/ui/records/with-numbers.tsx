const NUMBER = /([A-Z]{2,4}-(?:\d{4}-)?\d{6,})/

/** A text in which the number of an order, a payment or a receipt stays in one piece. */
export const WithNumbers = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <bdi key={place} dir="ltr" className="whitespace-nowrap">
        {part}
      </bdi>
    ),
  )
