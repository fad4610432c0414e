import type { DemoChef } from './chef.ts'

export const CHEFS_OF_THE_SOUTH: readonly DemoChef[] = [
  {
    phone: '+971500000004',
    email: 'rashid@example.com',
    nameEn: 'Rashid Al Nuaimi',
    nameAr: 'راشد النعيمي',
    bioEn:
      'I learnt harees from my grandmother in Liwa and rice from the dhows. My tables are Emirati, generous and slow, with dates first and coffee last.',
    bioAr:
      'تعلمت الهريس من جدتي في ليوا والأرز من أهل البحر. مائدتي إماراتية كريمة على مهل، تبدأ بالتمر وتنتهي بالقهوة.',
    city: 'Dubai',
    emirates: ['Dubai', 'Abu Dhabi', 'Sharjah'],
    cuisines: ['emirati', 'middle-eastern'],
    guestsMax: 60,
    menus: [
      {
        name: 'Majlis dinner',
        perGuest: 285,
        courses: [
          ['starter', 'fattoush'],
          ['main', 'machboos'],
          ['main', 'harees'],
          ['sweet', 'luqaimat'],
          { course: 'drink', title: 'Gahwa with cardamom and saffron', allergens: [] },
        ],
      },
      {
        name: 'From the Gulf',
        perGuest: 340,
        courses: [
          ['soup', 'lentil-soup'],
          ['main', 'machboos-rubyan'],
          ['main', 'samak-mashwi'],
          ['sweet', 'umm-ali'],
        ],
      },
      {
        name: 'Family table',
        perGuest: 195,
        courses: [
          ['starter', 'tabbouleh'],
          ['main', 'thareed'],
          ['side', 'vegetable-saloona'],
          ['sweet', 'mahalabia'],
        ],
      },
    ],
  },
  {
    phone: '+971502000001',
    email: 'lucia@example.com',
    nameEn: 'Lucia Ferri',
    nameAr: 'لوتشيا فيري',
    bioEn:
      'Born in Bologna, at home in Jumeirah for nine years. I roll the pasta at your table and let the children help.',
    bioAr:
      'ولدت في بولونيا وأقيم في جميرا منذ تسع سنوات. أفرد العجين أمامكم وأدع الأطفال يساعدونني.',
    city: 'Dubai',
    emirates: ['Dubai', 'Sharjah', 'Ajman'],
    cuisines: ['italian', 'mediterranean'],
    guestsMax: 30,
    menus: [
      {
        name: 'Long Italian evening',
        perGuest: 310,
        courses: [
          ['starter', 'caesar'],
          ['main', 'pomodoro'],
          ['main', 'cacciatore'],
          ['sweet', 'avocado-mousse'],
        ],
      },
      {
        name: 'Sunday lunch',
        perGuest: 220,
        courses: [
          ['soup', 'minestrone'],
          ['main', 'lasagne'],
          ['side', 'caprese-chicken'],
        ],
      },
    ],
  },
  {
    phone: '+971502000002',
    email: 'kenji@example.com',
    nameEn: 'Kenji Tanaka',
    nameAr: 'كينجي تاناكا',
    bioEn:
      'Twenty years behind a counter in Osaka and Dubai. Small plates, one after the other, all in front of you.',
    bioAr: 'عشرون عامًا خلف طاولة الطهو في أوساكا ودبي. أطباق صغيرة تتوالى أمام أعينكم.',
    city: 'Dubai',
    emirates: ['Dubai', 'Abu Dhabi'],
    cuisines: ['japanese', 'fusion'],
    guestsMax: 16,
    menus: [
      {
        name: 'Counter at home',
        perGuest: 240,
        courses: [
          ['starter', 'salmon-poke'],
          ['main', 'miso-sea-bass'],
          ['soup', 'miso-ramen'],
          { course: 'sweet', title: 'Wagashi of the season', allergens: null },
        ],
      },
      {
        name: 'Yakitori night',
        perGuest: 210,
        courses: [
          ['starter', 'yakitori'],
          ['main', 'teriyaki'],
          ['side', 'yaki-udon'],
        ],
      },
    ],
  },
  {
    phone: '+971502000003',
    email: 'hessa@example.com',
    nameEn: 'Hessa Al Marri',
    nameAr: 'حصة المري',
    bioEn: 'Celebrations in the capital: engagement lunches, Eid mornings and big family Fridays.',
    bioAr: 'مناسبات العاصمة: غداء الخطوبة وصباح العيد وجمعات العائلة الكبيرة.',
    city: 'Abu Dhabi',
    emirates: ['Abu Dhabi', 'Dubai'],
    cuisines: ['emirati'],
    guestsMax: 120,
    menus: [
      {
        name: 'Eid morning',
        perGuest: 160,
        courses: [
          ['starter', 'balaleet'],
          ['starter', 'chebab'],
          ['sweet', 'khameer'],
        ],
      },
      {
        name: 'Friday lunch',
        perGuest: 230,
        courses: [
          ['main', 'madrouba'],
          ['main', 'fish-saloona'],
          ['sweet', 'luqaimat'],
        ],
      },
    ],
  },
  {
    phone: '+971502000004',
    email: 'rami@example.com',
    nameEn: 'Rami Khoury',
    nameAr: 'رامي خوري',
    bioEn:
      'Mezze for a whole table, charcoal for the rest. I bring the grill, the bread oven and two cooks.',
    bioAr: 'مازة تملأ المائدة وفحم لما بعدها. أحضر الشواية وفرن الخبز وطاهيين معي.',
    city: 'Abu Dhabi',
    emirates: ['Abu Dhabi', 'Dubai'],
    cuisines: ['lebanese', 'middle-eastern'],
    guestsMax: 80,
    menus: [
      {
        name: 'Mezze and grill',
        perGuest: 255,
        courses: [
          ['starter', 'fattoush'],
          ['starter', 'hummus-lahme'],
          ['main', 'shish-taouk'],
          ['main', 'kafta'],
          ['sweet', 'mahalabia'],
        ],
      },
      {
        name: 'Levantine lunch',
        perGuest: 190,
        courses: [
          ['soup', 'adas-hamod'],
          ['main', 'maqluba'],
          ['side', 'tabbouleh'],
        ],
      },
    ],
  },
]
