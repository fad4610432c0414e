import type { Emirate } from '#shared/emirates.ts'
import type { Cuisine } from '#shared/food.ts'
import type { Course } from '#features/chefs/rules.ts'

/** `main: machboos` takes the dish's own name. */
type DemoCourse = readonly [Course, string]

export interface DemoMenu {
  name: string
  perGuest: number
  courses: readonly DemoCourse[]
}

export interface DemoChef {
  phone: string
  email: string
  nameEn: string
  nameAr: string
  bioEn: string
  bioAr: string
  city: Emirate
  emirates: Emirate[]
  cuisines: Cuisine[]
  guestsMax: number
  menus: readonly DemoMenu[]
}

const NORTH: Emirate[] = ['Sharjah', 'Ajman', 'Umm Al Quwain', 'Ras Al Khaimah']

export const DEMO_CHEFS: readonly DemoChef[] = [
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
  {
    phone: '+971502000005',
    email: 'asha@example.com',
    nameEn: 'Asha Menon',
    nameAr: 'آشا مينون',
    bioEn:
      'Kerala on the coast, Lucknow on feast days. Half of my menus are vegetarian, all are cooked from scratch.',
    bioAr: 'مذاق كيرالا الساحلية وأعياد لكناو. نصف قوائمي نباتية، وكلها من الصفر.',
    city: 'Sharjah',
    emirates: ['Sharjah', 'Dubai', 'Ajman'],
    cuisines: ['indian'],
    guestsMax: 50,
    menus: [
      {
        name: 'Feast on banana leaf',
        perGuest: 180,
        courses: [
          ['starter', 'chana'],
          ['main', 'fish-moilee'],
          ['main', 'hyderabadi-biryani'],
        ],
      },
      {
        name: 'Vegetarian evening',
        perGuest: 150,
        courses: [
          ['starter', 'paneer-tikka'],
          ['main', 'palak-paneer'],
          ['side', 'veg-biryani'],
        ],
      },
    ],
  },
  {
    phone: '+971502000006',
    email: 'imran@example.com',
    nameEn: 'Imran Qureshi',
    nameAr: 'عمران قريشي',
    bioEn: 'Karahi, nihari and live tandoor for gardens and farms in the northern emirates.',
    bioAr: 'كراهي ونهاري وتنور حي للحدائق والمزارع في الإمارات الشمالية.',
    city: 'Sharjah',
    emirates: ['Dubai', ...NORTH],
    cuisines: ['pakistani', 'indian'],
    guestsMax: 150,
    menus: [
      {
        name: 'Garden barbecue',
        perGuest: 145,
        courses: [
          ['starter', 'chapli-kebab'],
          ['main', 'karahi'],
          ['main', 'mutton-pulao'],
        ],
      },
      {
        name: 'Nihari breakfast',
        perGuest: 120,
        courses: [
          ['main', 'nihari'],
          ['side', 'aloo-paratha'],
        ],
      },
    ],
  },
  {
    phone: '+971502000007',
    email: 'maria@example.com',
    nameEn: 'Maria Santos',
    nameAr: 'ماريا سانتوس',
    bioEn:
      'Boodle fights, birthdays and baptisms. Everybody eats with their hands and goes home happy.',
    bioAr: 'أعياد ميلاد ولقاءات عائلية على الطريقة الفلبينية، يأكل فيها الجميع معًا ويعودون سعداء.',
    city: 'Ajman',
    emirates: ['Ajman', 'Sharjah', 'Dubai', 'Umm Al Quwain'],
    cuisines: ['filipino', 'chinese'],
    guestsMax: 70,
    menus: [
      {
        name: 'Salu-salo',
        perGuest: 135,
        courses: [
          ['soup', 'sinigang'],
          ['main', 'inasal'],
          ['side', 'pancit'],
        ],
      },
      {
        name: 'Kare-kare Sunday',
        perGuest: 150,
        courses: [
          ['main', 'kare-kare'],
          ['main', 'adobo'],
        ],
      },
    ],
  },
  {
    phone: '+971502000008',
    email: 'niran@example.com',
    nameEn: 'Niran Suksai',
    nameAr: 'نيران سوكساي',
    bioEn: 'Thai and Vietnamese cooking between the mountains and the sea of Ras Al Khaimah.',
    bioAr: 'مطبخ تايلندي وفيتنامي بين جبال رأس الخيمة وبحرها.',
    city: 'Ras Al Khaimah',
    emirates: ['Dubai', ...NORTH],
    cuisines: ['thai', 'vietnamese'],
    guestsMax: 40,
    menus: [
      {
        name: 'Bangkok evening',
        perGuest: 175,
        courses: [
          ['soup', 'tom-yum'],
          ['main', 'green-curry'],
          ['sweet', 'mango-sticky-rice'],
        ],
      },
      {
        name: 'Hanoi street',
        perGuest: 160,
        courses: [
          ['starter', 'summer-rolls'],
          ['main', 'pho-bo'],
        ],
      },
    ],
  },
  {
    phone: '+971502000009',
    email: 'sofia@example.com',
    nameEn: 'Sofia Reyes',
    nameAr: 'صوفيا رييس',
    bioEn: 'Paella over wood and tacos from the press, for beach houses on the east coast.',
    bioAr: 'بايلا على الحطب وتاكو طازج لبيوت الشاطئ على الساحل الشرقي.',
    city: 'Fujairah',
    emirates: ['Fujairah', 'Ras Al Khaimah', 'Dubai'],
    cuisines: ['spanish', 'mexican'],
    guestsMax: 45,
    menus: [
      {
        name: 'Paella on the beach',
        perGuest: 210,
        courses: [
          ['starter', 'gambas-ajillo'],
          ['main', 'paella'],
        ],
      },
      {
        name: 'Taco party',
        perGuest: 140,
        courses: [
          ['starter', 'tortilla-soup'],
          ['main', 'fish-tacos'],
          ['main', 'carne-asada'],
        ],
      },
    ],
  },
]
